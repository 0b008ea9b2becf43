/** Whose a thing is: a user of a server. */
export type Owner = { server: string; username: string };

/**
 * Names, on each request of the page, for whom it was made. One that was held up while somebody else signed in must not go
 * out in their name.
 */
export const ownerHeader = 'Agency-Owner';
export const ownerKey = ({ server, username }: Owner): string => encodeURIComponent(JSON.stringify([server, username]));
