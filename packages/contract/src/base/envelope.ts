import type { TextKey } from '../texts/keys.ts';

export type Message = { show: boolean; content: TextKey; params?: Record<string, string | number> };
/** Every JSON answer; the HTTP status equals `code`. */
export type Envelope<T> = { code: number; data: T; message: Message | null };
/** Body of a 400: field path → text key. */
export type FieldErrors = { errors: Record<string, TextKey> };
