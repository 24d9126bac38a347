; Installs Cat Games for one person, without an administrator. Compile (on any system):
;   makensis -DVERSION=1.2.3 -DSOURCE=dist/catgames -DOUT=catgames-1.2.3-windows-setup.exe catgames.nsi
; SUFFIX is the programs' ending; empty, it proves on Linux that the script is sound.
Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"

!ifndef SUFFIX
  !define SUFFIX ".exe"
!endif
!ifndef COMPRESSOR
  !define COMPRESSOR "/SOLID lzma"
!endif
SetCompressor ${COMPRESSOR}

!define APP "Cat Games"
!define PROGRAM "catgames-desktop${SUFFIX}"
!define TYPE "CatGames.Match"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\CatGames"

Name "${APP}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "Software\CatGames" "Folder"
RequestExecutionLevel user
ManifestDPIAware true
BrandingText "${APP} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${APP}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${APP}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICONS}/catgames.ico"
!define MUI_UNICON "${ICONS}/catgames.ico"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "PortugueseBR"

LangString Running ${LANG_ENGLISH} "Cat Games is running. Close its window, then try again."
LangString Running ${LANG_PORTUGUESEBR} "O Cat Games está aberto. Feche a janela dele e tente de novo."
LangString MatchType ${LANG_ENGLISH} "Cat Games match"
LangString MatchType ${LANG_PORTUGUESEBR} "Partida do Cat Games"
LangString Kept ${LANG_ENGLISH} "Your matches and statistics stay in"
LangString Kept ${LANG_PORTUGUESEBR} "Suas partidas e estatísticas continuam em"

; A running program can't be replaced: its file can't be opened for writing.
!macro WaitUntilClosed
  again:
    IfFileExists "$INSTDIR\${PROGRAM}" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    IfErrors 0 writable
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(Running)" /SD IDCANCEL IDRETRY again
    Abort
  writable:
    FileClose $0
  closed:
!macroend

; Only what the installer has put there; whatever else a person keeps in the folder stays.
!macro RemoveProgram
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\catgames${SUFFIX}"
  RMDir /r "$INSTDIR\_internal"
!macroend

Section
  !insertmacro WaitUntilClosed
  !insertmacro RemoveProgram
  SetOutPath "$INSTDIR"
  File "${SOURCE}/${PROGRAM}"
  File "${SOURCE}/catgames${SUFFIX}"
  File /r "${SOURCE}/_internal"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "Software\CatGames" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.catgame" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\.catgame\OpenWithProgids" "${TYPE}" ""
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "$(MatchType)"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${APP}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  !insertmacro WaitUntilClosed
  !insertmacro RemoveProgram
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${APP}.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\CatGames"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegValue HKCU "Software\Classes\.catgame\OpenWithProgids" "${TYPE}"
  ReadRegStr $0 HKCU "Software\Classes\.catgame" ""
  StrCmp $0 "${TYPE}" 0 +2
    DeleteRegValue HKCU "Software\Classes\.catgame" ""
  DeleteRegKey /ifempty HKCU "Software\Classes\.catgame\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "Software\Classes\.catgame"
  ${RefreshShellIcons}
  DetailPrint "$(Kept) $LOCALAPPDATA\catgames"
SectionEnd
