/** Measures of the drawing, in its own units. */
export const width = 760;
export const baySize = 150;
export const floorHeight = 206;
