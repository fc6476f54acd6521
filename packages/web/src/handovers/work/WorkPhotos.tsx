import { useState } from 'react';
import { mayRemovePhotos } from '#contract/handovers/rules.ts';
import type { WorkView } from '#contract/handovers/schema.ts';
import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import type { Work } from './data.ts';
import { usePhotos } from './usePhotos.ts';
import css from './Work.module.css';
import { WorkStep } from './WorkStep.tsx';

/** Named one by one: a telephone then makes a JPEG of what it keeps in a kind of its own. */
const taken = 'image/jpeg,image/png,image/webp,image/gif';

type Props = { token: string; of: Work; seen: WorkView };

/** The same place after the work, beside how it was before. */
export function WorkPhotos({ token, of, seen }: Props) {
  const say = useText();
  const { waiting, stuck, failed, add } = usePhotos(token, of.look);
  const [before] = seen.pictures;
  const isFull = seen.photosLeft - waiting <= 0;
  return (
    <WorkStep
      n={2}
      title={say('WORK.PHOTOS.TITLE')}
      now={seen.state === 'waiting' && seen.day !== null && seen.photos.length === 0}
    >
      <ul className={css.tiles}>
        {before && (
          <li>
            <img src={before.url} alt="" />
            <span className={css.small}>{say('WORK.PHOTOS.BEFORE')}</span>
          </li>
        )}
        {seen.photos.map(({ id, url }, n) => (
          <li key={id}>
            <img src={url} alt="" />
            <span className={css.small}>{say('WORK.PHOTOS.AFTER')}</span>
            {mayRemovePhotos(seen.state) && <Remove of={of} id={id} n={n + 1} />}
          </li>
        ))}
        {!isFull && (
          <li>
            <label className={css.take}>
              <svg width="30" height="30" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 8h3l2-3h6l2 3h3v11H4z" />
                <circle cx="12" cy="13" r="3.5" />
              </svg>
              {say('WORK.PHOTOS.TAKE')}
              <input
                className="vh"
                type="file"
                accept={taken}
                multiple
                onChange={(e) => {
                  const files = [...(e.currentTarget.files ?? [])];
                  e.currentTarget.value = '';
                  void add(files);
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {waiting > 0 && (
        <Note tone={stuck ? 'warn' : 'info'} live>
          {say(stuck ? 'WORK.PHOTOS.WAITING' : 'WORK.PHOTOS.SENDING')}
        </Note>
      )}
      {failed && (
        <Note tone="bad" live>
          {say('WORK.PHOTOS.FAILED', { name: failed })}
        </Note>
      )}
      <p className={css.small}>{say(isFull ? 'WORK.PHOTOS.FULL' : 'WORK.PHOTOS.HINT')}</p>
    </WorkStep>
  );
}

/** Takes one's own picture back; asked once more, because it does not come back. */
function Remove({ of, id, n }: { of: Work; id: number; n: number }) {
  const say = useText();
  const [asked, askFor] = useState(false);
  const press = () => {
    if (!asked) askFor(true);
    else if (!of.busy) void of.removePhoto(id);
  };
  return (
    <button
      type="button"
      className={css.remove}
      aria-label={say(asked ? 'WORK.PHOTOS.YES_REMOVE_NTH' : 'WORK.PHOTOS.REMOVE_NTH', { n })}
      aria-disabled={of.busy}
      onClick={press}
      onBlur={() => askFor(false)}
    >
      {say(asked ? 'WORK.PHOTOS.YES_REMOVE' : 'WORK.PHOTOS.REMOVE')}
    </button>
  );
}
