import { usePortal } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import css from './Banners.module.css';
import { DemoPlace } from './DemoPlace.tsx';
import { VisitNote } from './VisitNote.tsx';

/** A visit, the demonstration that keeps nothing, and the free version with the ways out of it: those that hold. */
export function BannersShown({ isFree, isVisited }: { isFree: boolean; isVisited: boolean }) {
  const say = useText();
  const { demo, links } = usePortal();
  return (
    <>
      {demo && <DemoPlace />}
      {(isFree || isVisited) && (
        <div className={css.banners}>
          {isVisited && <VisitNote />}
          {isFree && (
            <Note>
              {say('BANNER.FREE')}
              {links.sales && (
                <a href={links.sales} target="_blank" rel="noopener noreferrer">
                  {say('BANNER.SALES')}
                </a>
              )}
              {links.versions && (
                <a href={links.versions} target="_blank" rel="noopener noreferrer">
                  {say('BANNER.VERSIONS')}
                </a>
              )}
            </Note>
          )}
        </div>
      )}
    </>
  );
}
