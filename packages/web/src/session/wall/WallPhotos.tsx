import { useText } from '../../base/texts.tsx';
import field from '../entry/Field.module.css';
import type { useWallPhotos } from './useWallPhotos.ts';
import css from './Wall.module.css';

type Photos = ReturnType<typeof useWallPhotos>;

/** Photographs that go with the report, straight from the camera of the telephone. */
export function WallPhotos({ of }: { of: Photos }) {
  const say = useText();
  return (
    <div className={field.field}>
      <span className={field.label}>{say('WALLS.DOOR.PHOTOS')}</span>
      <span className={field.hint}>{say('WALLS.DOOR.PHOTOS_HINT')}</span>
      {of.photos.length > 0 && (
        <ul className={css.tiles} aria-label={say('WALLS.DOOR.PHOTOS')}>
          {of.photos.map(({ id, file, url }) => (
            <li key={id} className={css.tile}>
              <img src={url} alt="" />
              <button
                type="button"
                className={css.remove}
                aria-label={say('WALLS.DOOR.REMOVE_PHOTO', { name: file.name })}
                onClick={() => of.remove(id)}
              >
                <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M6 6l12 12M18 6L6 18" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!of.isFull && (
        <label className={css.add}>
          {say('WALLS.DOOR.ADD_PHOTO')}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            onChange={(e) => {
              of.add(e.currentTarget.files);
              e.currentTarget.value = '';
            }}
          />
        </label>
      )}
    </div>
  );
}

/** How each of them fares once the report was taken. */
export function SentPhotos({ of }: { of: Photos }) {
  const say = useText();
  if (of.photos.length === 0) return null;
  return (
    <ul className={css.tiles} aria-label={say('WALLS.DOOR.PHOTOS')} aria-live="polite">
      {of.photos.map((photo) => (
        <li key={photo.id} className={css.tile}>
          <img src={photo.url} alt="" />
          <div className={css.state}>{say(`WALLS.DOOR.PHOTO_STATE.${photo.state}`)}</div>
          {photo.state === 'failed' && (
            <button type="button" className={css.again} onClick={() => void of.send(photo)}>
              {say('WALLS.DOOR.TRY_PHOTO', { name: photo.file.name })}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
