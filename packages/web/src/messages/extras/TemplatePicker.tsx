import { ActionIcon, Button } from '@mantine/core';
import { IconTemplate, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { LabelIcon } from '../message/MessageLabel.tsx';
import { type Sample, useRemoveTemplate, useTemplates, useUsual } from './data.ts';
import css from './Templates.module.css';

type Props = {
  /** Whether something is written that a template would replace. */
  isWritten: boolean;
  onPick: (sample: Sample) => void;
};

/** Begins a message with a template: of usual ones, or of those the house keeps. */
export function TemplatePicker({ isWritten, onPick }: Props) {
  const say = useText();
  const t = (key: 'USE' | 'TITLE' | 'USUAL' | 'OURS' | 'NONE' | 'OVER_TITLE' | 'OVER_TEXT' | 'OVER_YES') =>
    say(`MESSAGE_EXTRAS.TEMPLATES.${key}`);
  const [opened, open] = useState(false);
  const usual = useUsual();
  const of = useTemplates(opened);
  const remove = useRemoveTemplate();
  const pick = async ({ title, description, label }: Sample) => {
    open(false);
    const question = { title: t('OVER_TITLE'), text: t('OVER_TEXT'), yes: t('OVER_YES'), no: say('FORM.KEEP') };
    if (!isWritten || (await confirm(question))) onPick({ title, description, label });
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTemplate size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => open(true)}
      >
        {t('USE')}
      </Button>
      <Dialog opened={opened} onClose={() => open(false)} title={t('TITLE')} wide full>
        <Loaded of={of}>
          {({ templates }) => (
            <FormStack>
              <Part title={t('OURS')}>
                {templates.length === 0 && <p className={css.none}>{t('NONE')}</p>}
                {templates.map((one) => (
                  <Line key={one.id} sample={one} onPick={() => void pick(one)}>
                    <ActionIcon
                      aria-label={say('MESSAGE_EXTRAS.TEMPLATES.DELETE_DO', { name: one.name })}
                      onClick={() => void remove(one)}
                    >
                      <IconTrash size={20} stroke={1.75} aria-hidden="true" />
                    </ActionIcon>
                  </Line>
                ))}
              </Part>
              <Part title={t('USUAL')}>
                {usual.map((one) => (
                  <Line key={one.name} sample={one} onPick={() => void pick(one)} />
                ))}
              </Part>
            </FormStack>
          )}
        </Loaded>
      </Dialog>
    </>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <h3 className={css.heading}>{title}</h3>
    {children}
  </section>
);

type LineProps = { sample: Sample & { name: string }; onPick: () => void; children?: ReactNode };
const Line = ({ sample: { name, title, label }, onPick, children }: LineProps) => (
  <div className={css.line}>
    <button type="button" className={css.pick} onClick={onPick}>
      <LabelIcon label={label} size={20} />
      <span className={css.words}>
        <b>{name}</b>
        {title && <span className={css.title}>{title}</span>}
      </span>
    </button>
    {children}
  </div>
);
