-- Product administrators look mails up by how the address begins, whatever its case.
drop index outbox_recipient;
create index outbox_recipient on outbox (lower(recipient) text_pattern_ops, id);
