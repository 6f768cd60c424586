/** The roles with their permissions. */
import { type Role, roles } from '#domain/accounts/account.ts';
import type { AccountsTexts } from '#i18n/back-office/accounts-texts.ts';
import styles from './accounts.module.css';

interface Props {
  value: Role;
  texts: AccountsTexts;
  onChange: (role: Role) => void;
}

export function RoleChoice({ value, texts, onChange }: Props) {
  return (
    <fieldset className={styles.roles}>
      <legend>{texts.role}</legend>
      {roles.map((role) => (
        <label key={role}>
          <input
            type="radio"
            name="role"
            value={role}
            checked={role === value}
            onChange={() => onChange(role)}
          />
          <span>{texts.roles[role]}</span>
          <span className={styles.hint}>{texts.role_texts[role]}</span>
        </label>
      ))}
    </fieldset>
  );
}
