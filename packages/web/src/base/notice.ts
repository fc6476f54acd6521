import type { TextKey } from '#contract/texts/keys.ts';
import type { Params } from './texts.tsx';

export type Tone = 'ok' | 'info' | 'warn' | 'bad';
/** What can be done about it while it is being said. */
export type Act = { name: TextKey; run: () => unknown };
/** `would`: what would have been said where something is saved. */
export type Notice = { tone: Tone; key: TextKey; params?: Params; act?: Act; would?: TextKey };
type Show = (notice: Notice) => void;

let show: Show = () => {};

/** Shows a toast; before the interface stands it is silent. */
export const notify = (tone: Tone, key: TextKey, params?: Params, act?: Act, would?: TextKey): void =>
  show({ tone, key, params, act, would });
/** The interface says here how toasts are shown. */
export const showNoticesBy = (how: Show): void => {
  show = how;
};
