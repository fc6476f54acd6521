import { useAssociation, usePortal } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Note } from '../kit/Note.tsx';
import css from './Banners.module.css';

/** What holds on every page: the demo that keeps nothing, and the free version with the ways out of it. */
export function Banners() {
  const say = useText();
  const { demo, links } = usePortal();
  const isFree = useAssociation().data?.svj.isFree === true;
  if (!demo && !isFree) return null;
  return (
    <div className={css.banners}>
      {demo && <Note tone="warn">{say('BASE.ERRORS.DEMO')}</Note>}
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
  );
}
