import { useText } from '../base/texts.tsx';
import { PageHead } from '../kit/PageHead.tsx';

export function AccountPage() {
  const say = useText();
  return <PageHead title={say('ACCOUNT.TITLE')} />;
}
