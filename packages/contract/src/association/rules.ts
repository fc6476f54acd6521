/** How long a product administrator's visit to a house lasts, milliseconds. */
export const visitLength = 3600_000;
