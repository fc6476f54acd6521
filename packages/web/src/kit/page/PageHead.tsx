import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Module } from '#contract/access.ts';
import type { Place } from '#contract/base/calls/links.ts';
import { useWayBack } from '../../base/left.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { Favourite } from './Favourite.tsx';
import css from './PageHead.module.css';

/** Where a list is and what it is called; `search` when it is one of several on its page. */
export type Back = Place & { name: string; search?: object };
type Props = {
  title: string;
  /** A record speaks in Literata, a module in Figtree. */
  record?: boolean;
  /** Where the list is, and what it is called; it opens as it was left. */
  back?: Back;
  /** What stands for the record before its title: the arch of a person. */
  sign?: ReactNode;
  /** The module whose star stands beside the title. */
  star?: Module;
  sub?: ReactNode;
  /** At most two buttons, the rest in a menu. */
  actions?: ReactNode;
};

function WayBack({ name, search, ...at }: Back) {
  const way = useWayBack(at);
  return (
    <Link {...linkTo(at, { ...search, ...way.search })} className={css.back} onClick={(e) => void way.go(e)}>
      <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
      {name}
    </Link>
  );
}

/** Title of a page: the only h1, and the name of the browser's tab. */
export function PageHead({ title, record = false, back, sign, star, sub, actions }: Props) {
  const say = useText();
  return (
    <div>
      <title>{`${title} · ${say('BASE.APP')}`}</title>
      {back && <WayBack {...back} />}
      <div className={css.head}>
        {sign}
        <div className={css.titles}>
          <div className={css.line}>
            <h1 className={record ? `${css.h1} ${css.record}` : css.h1}>{title}</h1>
            {star && <Favourite module={star} />}
          </div>
          {sub && <div className={css.sub}>{sub}</div>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </div>
  );
}

/** What the page is for, in a sentence or two under its head or before its first card. */
export const PageLead = ({ children }: { children: ReactNode }) => <p className={css.lead}>{children}</p>;
