-- The firm of an obligation as a contact of the house, where it is one; its name stays beside it.
alter table document_obligation add column contact_id bigint,
  add foreign key (svj_id, contact_id) references contact (svj_id, id) on delete set null (contact_id);
create index document_obligation_contact on document_obligation (svj_id, contact_id) where contact_id is not null;
