import { modulesIn } from '#contract/orders/rules-form.ts';
import type { OrderDoor } from '#contract/orders/schema-door.ts';
import { useText } from '../../base/texts.tsx';
import css from './Door.module.css';
import type { Filling } from './useFilling.ts';

/** What will be on in the house. */
export function Modules({ door, of }: { door: OrderDoor; of: Filling }) {
  const say = useText();
  const chosen = modulesIn(of.form.svj.modules);
  const turn = (name: (typeof chosen)[number], on: boolean) =>
    of.set('svj.modules', (on ? [...chosen, name] : chosen.filter((one) => one !== name)).join(','));
  return (
    <fieldset className={css.modules}>
      <legend className="vh">{say('ORDERS.STEPS.modules')}</legend>
      {door.allModules.map((m) => (
        <label key={m} className={css.check}>
          <input type="checkbox" checked={chosen.includes(m)} onChange={(e) => turn(m, e.currentTarget.checked)} />
          {say(`ROLES.MODULES.${m}`)}
        </label>
      ))}
    </fieldset>
  );
}
