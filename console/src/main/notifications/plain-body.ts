/**
 * A notification's body that shows as it was written. Linux desktops take it for markup
 * (https://specifications.freedesktop.org/notification-spec), so a stranger's inquiry could put links and styles into it;
 * elsewhere it is plain text.
 */
export function plainBody(body: string, platform: NodeJS.Platform = process.platform): string {
  if (platform !== 'linux') return body;
  return body.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
