/** More is refused before it is unpacked: a small file may hold a huge picture. */
export const mostMillions = 80;
/** Megabytes that the process of pictures may hold: one of eighty millions of points, turned around, takes most of them. */
export const mostPictureMemory = 1000;
/** One that holds more after a picture begins the next one anew. */
export const restingMemory = 260;

export type Image = 'jpeg' | 'png' | 'webp' | 'gif';
/** What a picture was before it was written anew: its sides as it is looked at, its average colour, when it was taken. */
export type Pictured = { width: number; height: number; color: string; takenAt: Date | null };
/** A smaller picture to be made: its longer side in pixels, and where it comes. */
export type Smaller = { side: number; path: string };

export type PictureAsked =
  | { kind: 'anew'; from: string; image: Image; to: { whole: string; preview: string } }
  | { kind: 'smaller'; from: string; to: readonly Smaller[] };
/** It has more points than are borne, the disk is full, or it is no picture at all. */
export type Unmade = 'pixels' | 'disk' | 'broken';
/** What the process says, with the megabytes that it holds afterwards; nothing is pictured where smaller ones were made. */
export type PictureTold = { memory: number } & ({ pictured: Pictured | null } | { why: Unmade });
