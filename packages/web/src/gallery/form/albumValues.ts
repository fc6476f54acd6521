import type { UseFormReturnType } from '@mantine/form';
import type { AlbumDetail, AlbumInput } from '#contract/gallery/schema.ts';

/** An album as its form holds it; the names are those of what is sent. */
export type AlbumValues = AlbumInput;
export type AlbumFields = UseFormReturnType<AlbumValues>;

export const newAlbum: AlbumValues = { name: '', description: '', visibility: 'public', sorted: 'hand' };
export const valuesOf = ({ name, description, visibility, sorted }: AlbumDetail): AlbumValues => ({
  ...{ name, description, visibility, sorted },
});
