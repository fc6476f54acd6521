import { useRef, useState } from 'react';
import { wallDoor } from '#contract/walls/endpoints-door.ts';
import { mostPhotos } from '#contract/walls/rules.ts';
import { upload } from '../../base/ask.ts';
import { newKey } from '../../base/once.ts';

export type WallPhoto = {
  id: string;
  file: File;
  url: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
};

/** Photographs beside the form; they go one after another once what they belong to was taken. */
export function useWallPhotos() {
  const [photos, setPhotos] = useState<readonly WallPhoto[]>([]);
  const key = useRef('');
  const add = (files: FileList | null) => {
    const fresh = [...(files ?? [])].map((file): WallPhoto => {
      return { id: newKey(), file, url: URL.createObjectURL(file), state: 'waiting' };
    });
    setPhotos((had) => [...had, ...fresh].slice(0, mostPhotos));
  };
  const remove = (id: string) => setPhotos((had) => had.filter((p) => p.id !== id));
  const stands = (id: string, state: WallPhoto['state']) =>
    setPhotos((had) => had.map((p) => (p.id === id ? { ...p, state } : p)));

  const send = async ({ id, file }: WallPhoto) => {
    stands(id, 'sending');
    try {
      await upload(wallDoor.photo, { token: key.current }, file, undefined, undefined, { quiet: true, key: id });
      stands(id, 'done');
    } catch {
      stands(id, 'failed');
    }
  };
  const sendAll = async (token: string) => {
    key.current = token;
    for (const photo of photos) await send(photo);
  };
  return { photos, add, remove, send, sendAll, isFull: photos.length >= mostPhotos };
}
