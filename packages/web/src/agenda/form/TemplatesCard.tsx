import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { agenda } from '#contract/agenda/endpoints.ts';
import { mostPoints, type Template, type Templates } from '#contract/agenda/schema.ts';
import { typo } from '#contract/base/words/typo.ts';
import { useChange } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { CardLead, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { type AgendaFields, fromTemplate, hasCarried, withTemplate } from './agendaValues.ts';
import css from './PointsFields.module.css';

/** Agendas to begin from: what they bring stands at the end until it is saved. */
export function TemplatesCard({ fields, of: { templates, carried } }: { fields: AgendaFields; of: Templates }) {
  const say = useText();
  const drop = useChange(agenda.dropTemplate);
  const use = ({ points }: Template) =>
    fields.setFieldValue('points', withTemplate(fields.getValues(), points, carried).slice(0, mostPoints));
  const remove = async ({ id, name }: Template) => {
    const yes = await confirm({
      title: say('AGENDA.TEMPLATES.DROP_TITLE', { name: typo(name) }),
      text: say('AGENDA.TEMPLATES.DROP_TEXT'),
      yes: say('AGENDA.TEMPLATES.DROP_YES'),
      no: say('FORM.KEEP'),
      danger: 'deletes',
    });
    if (yes && id !== null) await drop.run({ id }).catch(() => undefined);
  };
  return (
    <Card title={say('AGENDA.TEMPLATES.TITLE')}>
      <CardLead>{say('AGENDA.TEMPLATES.LEAD')}</CardLead>
      <CardRows>
        {templates.map((template) => (
          <CardRow key={template.id ?? 'yearly'} low>
            <span className={css.template}>
              <b>{typo(template.name)}</b>
              <span>{say('AGENDA.TEMPLATES.POINTS', { count: template.points.length })}</span>
            </span>
            <Button
              variant="default"
              aria-label={say('AGENDA.TEMPLATES.USE', { name: typo(template.name) })}
              onClick={() => use(template)}
            >
              {say('AGENDA.TEMPLATES.USE_SHORT')}
            </Button>
            {template.id !== null && (
              <ActionIcon
                aria-label={say('AGENDA.TEMPLATES.DROP', { name: typo(template.name) })}
                onClick={() => void remove(template)}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden="true" />
              </ActionIcon>
            )}
          </CardRow>
        ))}
        {carried && !hasCarried(fields.values, carried) && (
          <CardRow low>
            <span className={css.template}>
              <b>{typo(carried.name)}</b>
              <span>{say('AGENDA.TEMPLATES.CARRIED')}</span>
            </span>
            <Button
              variant="default"
              aria-label={say('AGENDA.TEMPLATES.CARRIED_ADD', { name: typo(carried.name) })}
              onClick={() => fields.insertListItem('points', fromTemplate(carried))}
            >
              {say('AGENDA.TEMPLATES.CARRIED_SHORT')}
            </Button>
          </CardRow>
        )}
      </CardRows>
    </Card>
  );
}
