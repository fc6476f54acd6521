import { homeLinks } from '#contract/home/links.ts';
import { useMay, useMe } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { FirstSteps } from '../welcome/FirstSteps.tsx';

/** /kroky: where the house stands on its first steps, also for whom one of them was handed. */
export function StepsPlace() {
  const say = useText();
  const me = useMe();
  const administers = useMay('svj', 'rw');
  return (
    <>
      <PageHead title={say('STEPS.PAGE')} back={{ ...homeLinks.dashboard(), name: say('MODULES.HOME') }} />
      {administers ? <FirstSteps id={me.settings.isNew ? me.id : null} /> : <Refused />}
    </>
  );
}
