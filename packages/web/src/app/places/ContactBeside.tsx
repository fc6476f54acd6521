import { ContactPanel, type PanelProps } from '../../contacts/one/ContactPanel.tsx';
import { partsOfContact } from './contact-parts.tsx';

/** A contact beside the list, with the parts that other nouns bring. */
export const ContactBeside = (props: PanelProps) => <ContactPanel {...props} more={partsOfContact(props.id)} />;
