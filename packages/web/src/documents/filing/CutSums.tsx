import { type PlacedPage, papersOfPages } from '#contract/documents/rules-cut.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { type Fact, Facts } from '../../kit/page/Facts.tsx';

/** Every page is counted in one of these rows. */
export function CutSums({ placed }: { placed: readonly PlacedPage[] }) {
  const say = useText();
  const { units, whole } = papersOfPages(placed);
  const open = placed.filter((page) => page.goes === null).length;
  const facts: Fact[] = [
    [say('CUTTING.SUMS.PAPERS', { count: units.size }), placed.length - whole.length - open],
    ...(whole.length > 0 ? [[say('CUTTING.SUMS.WHOLE'), whole.length] as const] : []),
    ...(open > 0 ? [[say('FILING.SUMS.OPEN'), open] as const] : []),
    [say('CUTTING.SUMS.ALL'), <b key="all">{placed.length}</b>],
  ];
  return (
    <Card title={say('CUTTING.SUMS.TITLE')} padded>
      <Facts facts={facts} />
      <p>{say('CUTTING.SUMS.KEPT')}</p>
    </Card>
  );
}
