/** The user's own name and language of mails. */
import { type SubmitEvent, useState } from 'react';
import type { OwnAccount } from '#domain/accounts/account.ts';
import type { OwnAccountTexts } from '#i18n/back-office/own-account-texts.ts';
import { type PageRequestContext, sendRequest } from '../requests/send-request.ts';
import { useSingleRequest } from '../requests/use-single-request.ts';
import styles from './accounts.module.css';
import { FormField } from './FormField.tsx';
import { MailLanguage } from './MailLanguage.tsx';
import { RequestStatus } from './RequestStatus.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface Props {
  account: OwnAccount;
  context: PageRequestContext;
  texts: OwnAccountTexts;
  onChanged: () => void;
}

export function PersonForm({ account, context, texts, onChanged }: Props) {
  const { run, isBusy, problem, errors } = useSingleRequest(texts, ['name']);
  const [isSaved, setIsSaved] = useState(false);
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setIsSaved(false);
    const body = { name: String(fields.get('name')), locale: String(fields.get('locale')) };
    if (!(await run(() => sendRequest<OwnAccount>(context, 'POST', 'user/account', body)))) return;
    setIsSaved(true);
    onChanged();
  }
  return (
    <section className={styles.part} aria-labelledby="person-title">
      <h2 id="person-title">{texts.person}</h2>
      <form method="post" className={styles.form} onSubmit={submit}>
        <FormField
          label={texts.name}
          hint={texts.name_hint}
          name="name"
          required
          maxLength={100}
          autoComplete="name"
          defaultValue={account.name}
          texts={texts}
          problem={errors.name}
        />
        <MailLanguage value={account.locale} texts={texts} />
        <RequestStatus problem={problem} done={isSaved ? texts.saved : ''} />
        <div className={styles.actions}>
          <SubmitButton isBusy={isBusy} look="button">
            {texts.save}
          </SubmitButton>
        </div>
      </form>
    </section>
  );
}
