import { useText } from '../base/texts.tsx';

export function HomePage() {
  const say = useText();
  return <h1>{say('MODULES.HOME')}</h1>;
}
