/**
 * Returns the files of a paste. Returns none for formatted text, such as cells of Excel, because such programs add a
 * picture of the text. A picture that is copied in a browser has HTML, too, but no plain text.
 */
export const pastedFiles = (clipboard: DataTransfer | null): File[] =>
  clipboard?.getData('text/html') && clipboard.getData('text/plain') ? [] : [...(clipboard?.files ?? [])];
