import { useText } from '../../base/texts.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { communityFields, entranceFields, icField } from '../form/fields.ts';
import css from './Door.module.css';
import { DoorFields } from './DoorFields.tsx';
import type { Filling } from './useFilling.ts';
import { type Register, useRegister } from './useRegister.ts';

/** The first step: the number fills name and seat, entrances follow the community. */
export function Community({ token, of }: { token: string; of: Filling }) {
  const say = useText();
  const { form, errors, set, change } = of;
  const { svj, entrances } = form;
  const register = useRegister(token, svj.ic, (found) =>
    change((f) => ({
      ...f,
      svj: {
        ...f.svj,
        ...{ name: found.companyName, street: found.street, city: found.town, post: found.post },
        dic: found.dic ?? f.svj.dic,
      },
    })),
  );
  const add = () =>
    set('entrances', [...entrances, { name: '', street: '', city: svj.city, post: svj.post, country: svj.country }]);
  return (
    <>
      <DoorFields token={token} fields={[icField]} form={form} errors={errors} onChange={set} />
      <Told register={register} />
      <DoorFields token={token} fields={communityFields} form={form} errors={errors} onChange={set} />
      <h3 className={css.small}>{say('ORDERS.ENTRANCES.TITLE')}</h3>
      <p className={css.hint}>{say('ORDERS.ENTRANCES.HINT')}</p>
      {entrances.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entrance is called by its place
        <div key={i} className={css.entrance}>
          <DoorFields token={token} fields={entranceFields(i)} form={form} errors={errors} onChange={set} />
          <button
            type="button"
            className={css.quiet}
            onClick={() =>
              set(
                'entrances',
                entrances.filter((__, n) => n !== i),
              )
            }
          >
            {say('ORDERS.ENTRANCES.REMOVE', { n: i + 1 })}
          </button>
        </div>
      ))}
      <button type="button" className={css.second} onClick={add}>
        {say('ORDERS.ENTRANCES.ADD')}
      </button>
    </>
  );
}

/** What the register said of the number. */
function Told({ register: { state, ended, simulated } }: { register: Register }) {
  const say = useText();
  return (
    <div role="status" className={css.told}>
      {state === 'asking' && (
        <span className={css.asking}>
          <span className={css.wheel} aria-hidden="true" />
          {say('ORDERS.REGISTER.ASKING')}
        </span>
      )}
      {state === 'found' && ended && <Note tone="warn">{say('ORDERS.REGISTER.ENDED')}</Note>}
      {state === 'found' && !ended && <Note tone="ok">{say('ORDERS.REGISTER.FOUND')}</Note>}
      {(state === 'notFound' || state === 'unknown' || state === 'off') && (
        <Note tone="warn">{say(`ORDERS.REGISTER.${state}`)}</Note>
      )}
      {simulated && <span className={css.hint}>{say('ORDERS.REGISTER.SIMULATED')}</span>}
    </div>
  );
}
