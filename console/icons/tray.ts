/** The brand mark for the system's tray, 32 units wide: strokes that stay legible on light and dark bars alike. */
export function traySvg({ ink, meridian, dot }: { ink: string; meridian: string; dot?: string }): string {
  const unread = dot ? `<circle cx="25" cy="7" r="7" fill="${dot}" stroke="#ffffff" stroke-width="2"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${ink}" d="M2 28V4h5l5 9v9l-6-10.5V28zM30 28V4h-5l-5 9v9l6-10.5V28z"/><path fill="${meridian}" d="M14 1h4v30h-4z"/>${unread}</svg>`;
}

/** Windows lays it over the program's icon in the task bar. */
export const badgeSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#a8005f" stroke="#ffffff" stroke-width="1.5"/></svg>';
