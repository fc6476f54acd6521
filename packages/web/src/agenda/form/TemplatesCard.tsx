import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { agenda } from '#contract/agenda/endpoints.ts';
import { mostPoints, type Template } from '#contract/agenda/schema.ts';
import { typo } from '#contract/base/typo.ts';
import { useChange, useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { CardLead, CardRow, CardRows } from '../../kit/page/CardRows.tsx';
import { confirm } from '../../kit/page/confirm.tsx';
import { type AgendaFields, fromTemplate } from './agendaValues.ts';
import css from './PointsFields.module.css';

/** Agendas to begin from: what they bring stands at the end until it is saved. */
export function TemplatesCard({ fields }: { fields: AgendaFields }) {
  const say = useText();
  const { data } = useReading(agenda.templates, {});
  const drop = useChange(agenda.dropTemplate);
  if (!data) return null;
  const use = ({ points }: Template) => {
    const now = fields.getValues().points;
    fields.setFieldValue('points', [...now, ...points.map(fromTemplate)].slice(0, mostPoints));
  };
  const remove = async ({ id, name }: Template) => {
    const yes = await confirm({
      title: say('AGENDA.TEMPLATES.DROP_TITLE', { name: typo(name) }),
      text: say('AGENDA.TEMPLATES.DROP_TEXT'),
      yes: say('AGENDA.TEMPLATES.DROP_YES'),
      no: say('FORM.KEEP'),
      danger: true,
    });
    if (yes && id !== null) await drop.run({ id }).catch(() => undefined);
  };
  return (
    <Card title={say('AGENDA.TEMPLATES.TITLE')}>
      <CardLead>{say('AGENDA.TEMPLATES.LEAD')}</CardLead>
      <CardRows>
        {data.templates.map((template) => (
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
      </CardRows>
    </Card>
  );
}
