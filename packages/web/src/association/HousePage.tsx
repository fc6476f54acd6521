import { useText } from '../base/texts.tsx';
import { PageHead } from '../kit/PageHead.tsx';

export function HousePage() {
  const say = useText();
  return <PageHead title={say('SVJ.TITLE')} star="svj" />;
}
