import { IconCalendarEvent, IconTool } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { typo } from '#contract/base/words/typo.ts';
import { eventLinks } from '#contract/events/links.ts';
import type { AlbumDetail } from '#contract/gallery/schema.ts';
import { reportLinks } from '#contract/reports/links.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import css from './AlbumPage.module.css';

const sign = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What the album is of, for who may open that. */
export function TiedTo({ album: { tiedTo } }: { album: AlbumDetail }) {
  const say = useText();
  if (!tiedTo) return null;
  const isEvent = tiedTo.kind === 'event';
  const Sign = isEvent ? IconCalendarEvent : IconTool;
  const place = isEvent ? eventLinks.one(tiedTo.id) : reportLinks.one(tiedTo.id);
  return (
    <Link {...linkTo(place)} className={css.tied}>
      <Sign {...sign} />
      {say(isEvent ? 'GALLERY.TIED_EVENT' : 'GALLERY.TIED_REPORT', { title: typo(tiedTo.title) })}
    </Link>
  );
}
