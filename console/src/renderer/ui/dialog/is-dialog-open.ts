/** Whether a sheet lies over the window, which keeps keys to itself. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
