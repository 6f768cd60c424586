/** The second factor: set-up with an app, recovery codes, removal. Each step requires the password. */
import { type SubmitEvent, useState } from 'react';
import type { OwnAccount, SecondFactorSetup } from '#domain/accounts/account.ts';
import type { OwnAccountTexts } from '#i18n/back-office/own-account-texts.ts';
import { type PageRequestContext, sendRequest } from '../requests/send-request.ts';
import { useSingleRequest } from '../requests/use-single-request.ts';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import styles from './accounts.module.css';
import { FormField } from './FormField.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SubmitButton } from './SubmitButton.tsx';

/** The action that the password confirms. */
type Intent = 'add' | 'codes' | 'remove';

type Step =
  | { step: 'rest' }
  | { step: 'password'; intent: Intent }
  | { step: 'scan'; setup: SecondFactorSetup }
  | { step: 'codes'; codes: readonly string[] };

interface Props {
  factor: OwnAccount['second_factor'];
  context: PageRequestContext;
  texts: OwnAccountTexts;
  onChanged: () => void;
}

interface Codes {
  recovery_codes: string[];
}

const rest: Step = { step: 'rest' };

export function SecondFactor({ factor, context, texts, onChanged }: Props) {
  const { run, clear, isBusy, problem, errors } = useSingleRequest(texts, ['present', 'code']);
  const [at, setStep] = useState<Step>(rest);

  async function withPassword(intent: Intent, present: string) {
    const body = { present };
    if (intent === 'add') {
      const setup = await run(() =>
        sendRequest<SecondFactorSetup>(context, 'POST', 'user/second-factor', body),
      );
      if (setup) setStep({ step: 'scan', setup });
    } else if (intent === 'codes') {
      const made = await run(() => sendRequest<Codes>(context, 'POST', 'user/recovery-codes', body));
      if (made) setStep({ step: 'codes', codes: made.recovery_codes });
    } else if (
      (await run(() => sendRequest<null>(context, 'POST', 'user/second-factor/remove', body))) === null
    ) {
      setStep(rest);
      onChanged();
    }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    if (at.step === 'password') await withPassword(at.intent, String(fields.get('present')));
    if (at.step !== 'scan') return;
    const body = { code: String(fields.get('code')) };
    const made = await run(() => sendRequest<Codes>(context, 'POST', 'user/second-factor/confirm', body));
    if (made) setStep({ step: 'codes', codes: made.recovery_codes });
  }

  const cancel = (
    <ScreenButton
      onClick={() => {
        clear();
        setStep(rest);
      }}
    >
      {texts.cancel}
    </ScreenButton>
  );
  const ask = (intent: Intent) => () => setStep({ step: 'password', intent });
  return (
    <section className={styles.part} aria-labelledby="factor-title">
      <h2 id="factor-title">{texts.factor}</h2>
      {at.step === 'rest' && (
        <>
          {factor.is_required && !factor.is_on && <p className={styles.waiting}>{texts.factor_required}</p>}
          <p>
            {factor.is_on
              ? texts.factor_on.replace('{count}', String(factor.recovery_codes_left))
              : texts.factor_off}
          </p>
          <div className={styles.actions}>
            {!factor.is_on && <ScreenButton onClick={ask('add')}>{texts.factor_begin}</ScreenButton>}
            {factor.is_on && (
              <>
                <ScreenButton onClick={ask('codes')}>{texts.codes_renew}</ScreenButton>
                <ScreenButton onClick={ask('remove')}>{texts.factor_remove}</ScreenButton>
              </>
            )}
          </div>
        </>
      )}
      {at.step === 'password' && (
        <form method="post" className={styles.form} onSubmit={submit}>
          <FormField
            label={texts.factor_password}
            name="present"
            type="password"
            required
            autoFocus
            autoComplete="current-password"
            texts={texts}
            problem={errors.present ?? problem}
          />
          <div className={styles.actions}>
            <SubmitButton isBusy={isBusy}>
              {at.intent === 'remove' ? texts.factor_remove : texts.go_on}
            </SubmitButton>
            {cancel}
          </div>
        </form>
      )}
      {at.step === 'scan' && (
        <form method="post" className={styles.form} onSubmit={submit}>
          <p>{texts.factor_scan}</p>
          <svg
            className={styles.qr}
            viewBox={`0 0 ${at.setup.qr.size} ${at.setup.qr.size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label={texts.factor_picture}
          >
            <path d={at.setup.qr.path} fill="#000" />
          </svg>
          <p>
            {texts.factor_secret}: <span className={styles.secret}>{at.setup.secret}</span>
          </p>
          <FormField
            label={texts.factor_code}
            name="code"
            required
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            texts={texts}
            problem={errors.code ?? problem}
          />
          <div className={styles.actions}>
            <SubmitButton isBusy={isBusy}>{texts.factor_confirm}</SubmitButton>
            {cancel}
          </div>
        </form>
      )}
      {at.step === 'codes' && (
        <RecoveryCodes
          codes={at.codes}
          texts={texts}
          onDone={() => {
            setStep(rest);
            onChanged();
          }}
        />
      )}
    </section>
  );
}
