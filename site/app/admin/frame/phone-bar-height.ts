/** The height of the bar at the bottom of a small screen, without the space that the device keeps free. */
export const phoneBarHeight = '3.5rem';
