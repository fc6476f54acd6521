import type { TextKey } from '../../texts/keys.ts';

export type Message = { show: boolean; content: TextKey; params?: Record<string, string | number> };
/** Every JSON answer; the HTTP status equals `code`. */
export type Envelope<T> = { code: number; data: T; message: Message | null };
/** Body of a 400: field path → text key. */
export type FieldErrors = { errors: Record<string, TextKey> };
/** Whose change came before a stale one; in the data of a 409, where the log knows it. */
export type Overtaker = {
  /** `self`: the asker, elsewhere. `visit`: a product administrator, whose name is not everybody's. */
  who: 'member' | 'self' | 'visit';
  name: string;
  sex: 'male' | 'female' | 'others';
  /** When it was stored. */
  at: string;
};
/** Data of a 409 on a stale version. */
export type Overtaken = { by: Overtaker | null };
