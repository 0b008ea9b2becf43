; Additional steps of the Windows uninstaller. An update also runs the uninstaller, but skips these steps.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    ; The console registers its links when it starts, so its uninstaller unregisters them.
    DeleteRegKey HKCU "Software\Classes\agency-console"
    ; A silent uninstallation (/S) keeps the data.
    MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "Also delete the login, unsent changes and unsaved changes from this computer?" /SD IDNO IDNO keepData
      RMDir /r "$APPDATA\${APP_FILENAME}"
      !ifdef APP_PRODUCT_FILENAME
        RMDir /r "$APPDATA\${APP_PRODUCT_FILENAME}"
      !endif
    keepData:
  ${endIf}
!macroend
