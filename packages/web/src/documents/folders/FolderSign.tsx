import { IconFolderFilled } from '@tabler/icons-react';
import type { Tone } from '#contract/base/words/rich-text.ts';
import css from './FolderSign.module.css';

/** A folder in its colour. */
export const FolderSign = ({ color, size = 28 }: { color: Tone; size?: number }) => (
  <IconFolderFilled size={size} className={`${css.sign} ${css[color]}`} aria-hidden="true" />
);
