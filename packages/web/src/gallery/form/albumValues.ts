import type { UseFormReturnType } from '@mantine/form';
import type { AlbumDetail, AlbumInput, Tie } from '#contract/gallery/schema.ts';

/** An album as its form holds it; the names are those of what is sent. */
export type AlbumValues = Omit<AlbumInput, 'tiedTo'> & { tie: NamedTie | null };
export type NamedTie = Tie & { title: string };
export type AlbumFields = UseFormReturnType<AlbumValues>;

export const newAlbum: AlbumValues = {
  name: '',
  description: '',
  visibility: 'public',
  sorted: 'hand',
  neighbours: false,
  tie: null,
};
export const valuesOf = ({ name, description, visibility, sorted, neighbours, tiedTo }: AlbumDetail): AlbumValues => ({
  ...{ name, description, visibility, sorted, neighbours, tie: tiedTo },
});

const isSame = (a: NamedTie | null, b: NamedTie | null): boolean => a?.kind === b?.kind && a?.id === b?.id;

/** What is sent: what the album is of only where it was changed, so that what somebody may not open stays. */
export const sentOf = ({ tie, ...said }: AlbumValues, before: NamedTie | null): AlbumInput => ({
  ...said,
  ...(isSame(tie, before) ? {} : { tiedTo: tie && { kind: tie.kind, id: tie.id } }),
});
