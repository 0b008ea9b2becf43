/** Where this window gets a picture: main fetches it, since nothing in here comes from elsewhere. */
export const pictureAddress = (src: string): string => `/picture?src=${encodeURIComponent(src)}`;
