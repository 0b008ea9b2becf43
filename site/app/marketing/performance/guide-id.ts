/** Where links to a part of the guide lead: `Server and caching` stands at `guide-server-and-caching`. */
export const guideId = (title: string) => `guide-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`;
