import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './Tag.module.css';

export type TagTone = 'stone' | 'ok' | 'warn' | 'bad' | 'info' | 'brand' | 'draft';
type Props = { tone?: TagTone; icon?: Icon; children: ReactNode };

/** A state: icon, word and colour together. */
export const Tag = ({ tone = 'stone', icon: Sign, children }: Props) => (
  <span className={`${css.tag} ${css[tone]}`}>
    {Sign && <Sign size={16} stroke={2} aria-hidden="true" />}
    {children}
  </span>
);
