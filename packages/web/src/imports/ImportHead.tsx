import { useText } from '../base/texts.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import type { Step } from '../kit/Wizard.tsx';

/** The head of all steps. */
export function ImportHead({ file }: { file?: string }) {
  const say = useText();
  return (
    <PageHead
      title={say('IMPORTS.TITLE')}
      back={{ to: '/jednotky', name: say('UNITS.TITLE') }}
      sub={file && <span>{file}</span>}
    />
  );
}

/** The steps by name; what has been chosen stands under the first. */
export function useSteps(file?: string): Step[] {
  const say = useText();
  return [
    { name: say('IMPORTS.STEPS.FILE'), detail: file },
    { name: say('IMPORTS.STEPS.MAPPING') },
    { name: say('IMPORTS.STEPS.PREVIEW') },
    { name: say('IMPORTS.STEPS.DONE') },
  ];
}
