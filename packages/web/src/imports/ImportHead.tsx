import { unitLinks } from '#contract/units/links.ts';
import { useText } from '../base/texts.tsx';
import type { Step } from '../kit/page/ArchSteps.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';

/** The head of all steps. */
export function ImportHead({ file }: { file?: string }) {
  const say = useText();
  return (
    <PageHead
      title={say('IMPORTS.TITLE')}
      back={{ ...unitLinks.list(), name: say('UNITS.TITLE') }}
      sub={file && <span>{file}</span>}
    />
  );
}

/** The steps by name; the file stands under the first, and the second is passed over by what is no table. */
export function useSteps(file?: string, isTable = false): Step[] {
  const say = useText();
  return [
    { name: say('IMPORTS.STEPS.FILE'), detail: file },
    { name: say('IMPORTS.STEPS.MAPPING'), detail: isTable ? undefined : say('IMPORTS.STEPS.ONLY_TABLE') },
    { name: say('IMPORTS.STEPS.PREVIEW') },
    { name: say('IMPORTS.STEPS.DONE') },
  ];
}
