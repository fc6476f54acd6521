import * as z from 'zod/mini';
import { id } from '../base/calls/ids.ts';
import { filtersOf } from '../base/calls/paging.ts';
import { line, requiredLine } from '../base/person/people.ts';
import { Found } from '../base/words/found.ts';

export const albumVisibilities = ['public', 'private'] as const;
export type AlbumVisibility = (typeof albumVisibilities)[number];
/** Photographs as people put them, or by when they were taken. */
export const albumOrders = ['hand', 'taken'] as const;
export const albumSorts = ['createdAt', '-createdAt', 'name', '-name'] as const;
export const photoSizes = ['small', 'medium', 'large'] as const;
export type PhotoSize = (typeof photoSizes)[number];

export const albumNameLength = 200;
export const albumTextLength = 1000;

const text = z.pipe(
  z.pipe(
    z.string(),
    z.transform((s) => s.replace(/\r\n?/g, '\n').trim()),
  ),
  z.string().check(z.maxLength(albumTextLength, 'BASE.FORM.TOO_LONG')),
);

export const tieKinds = ['report', 'event'] as const;
/** What an album is of; a series as a whole. */
export const Tie = z.object({ kind: z.enum(tieKinds), id });
export type Tie = z.output<typeof Tie>;

const form = {
  name: requiredLine(albumNameLength),
  description: z._default(text, ''),
  visibility: z._default(z.enum(albumVisibilities), 'public'),
  sorted: z._default(z.enum(albumOrders), 'hand'),
  /** Neighbours may bring photographs, which wait for the committee. */
  neighbours: z._default(z.boolean(), false),
  /** Left out it stays, also where whoever writes may not see what it is. */
  tiedTo: z.optional(z.nullable(Tie)),
};
export const AlbumInput = z.object(form);
export type AlbumInput = z.output<typeof AlbumInput>;
export const AlbumChange = z.object({ ...form, id, updatedAt: z.string().check(z.maxLength(60)) });
export type AlbumChange = z.output<typeof AlbumChange>;

/** How far its smaller sizes are: being made, made, or given up because the picture cannot be made smaller. */
export const sizesStates = ['making', 'made', 'failed'] as const;

/** A photograph as it is shown. */
export const AlbumImage = z.object({
  id: z.number(),
  /** Width through height. */
  ratio: z.number(),
  /** Its average colour, `#rrggbb`; null of what was never measured. */
  color: z.nullable(z.string()),
  caption: z.string(),
  takenAt: z.nullable(z.string()),
  /** Who put it here; null when the house no longer knows. */
  owner: z.nullable(z.string()),
  sizes: z.enum(sizesStates),
});
export type AlbumImage = z.output<typeof AlbumImage>;

/** The same photograph as a file: the whole of it, free of what its camera said of place and device. */
export const AlbumAttachment = z.object({
  id: z.number(),
  name: z.string(),
  extension: z.string(),
  type: z.string(),
  /** Bytes. */
  size: z.number(),
  createdAt: z.string(),
});
export type AlbumAttachment = z.output<typeof AlbumAttachment>;

const told = {
  id: z.number(),
  name: z.string(),
  description: z.string(),
  visibility: z.enum(albumVisibilities),
  photoCount: z.number(),
  createdAt: z.string(),
  /** The first and the last day of what is in it, as its cameras said; null when none did. */
  takenFrom: z.nullable(z.string()),
  takenTo: z.nullable(z.string()),
};

/** What an album is known by in the list; `url` is null while it is being made smaller. */
export const AlbumCover = z.object({
  id: z.number(),
  color: z.nullable(z.string()),
  url: z.nullable(z.string()),
  isMaking: z.boolean(),
});
export const AlbumRow = z.object({
  ...told,
  cover: z.nullable(AlbumCover),
  /** Photographs of neighbours that wait, for who lets them in. */
  offered: z.number(),
});
export type AlbumRow = z.output<typeof AlbumRow>;

export const albumFilters = z.object({
  text: z.optional(line(100)),
  visibility: z.optional(z.enum(albumVisibilities)),
});
export const albumListing = {
  sort: z._default(z.enum(albumSorts), '-createdAt'),
  filters: filtersOf(albumFilters),
};
export const AlbumList = z.object({
  galleries: z.array(AlbumRow),
  /** Rows that the filters let through, and all that the asker may see. */
  total: z.number(),
  count: z.number(),
});
export type AlbumList = z.output<typeof AlbumList>;

export const AlbumDetail = z.object({
  ...told,
  sorted: z.enum(albumOrders),
  coverId: z.nullable(z.number()),
  neighbours: z.boolean(),
  /** What it is of, for who may open that. */
  tiedTo: z.nullable(z.object({ kind: z.enum(tieKinds), id: z.number(), title: z.string() })),
  owner: z.nullable(z.object({ id: z.number(), full_name: z.string() })),
  updatedAt: z.string(),
  /** All photographs in their order: as they are shown, and as files; one list, told twice. */
  images: z.array(AlbumImage),
  attachments: z.array(AlbumAttachment),
  /**
   * Where they are fetched from, for an hour at least: `{id}` stands for the photograph and `{size}` for one of the sizes.
   * One ticket opens this one album, and the right is asked anew at each picture.
   */
  imageUrl: z.string(),
  attachmentUrl: z.string(),
  /** Photographs of neighbours that wait: the asker's own, or all of them for who lets them in. */
  offered: z.number(),
  /** What the committee last said of the asker's, for a month. */
  answer: z.nullable(z.object({ letIn: z.number(), refused: z.number(), reason: z.string(), createdAt: z.string() })),
  may: z.object({ edit: z.boolean(), offer: z.boolean() }),
});
export type AlbumDetail = z.output<typeof AlbumDetail>;

export const FoundAlbum = z.extend(Found, { photoCount: z.number(), createdAt: z.string() });

/** A photograph that waits for the committee; only its author and who lets it in know of it. */
export const PhotoOffer = z.object({
  id: z.number(),
  name: z.string(),
  extension: z.string(),
  /** Who brought it; null on the author's own list. */
  owner: z.nullable(z.string()),
  createdAt: z.string(),
  /** Addresses of the whole and of a small picture, good for an hour at least. */
  url: z.string(),
  previewUrl: z.nullable(z.string()),
});
export type PhotoOffer = z.output<typeof PhotoOffer>;
