/** The page editor's rich text field in a form. It is recreated when undo or another version replaces its value. */
import { type ComponentProps, useRef } from 'react';
import { RichInput } from '#editing/ui/form/RichInput.tsx';

export function RichText({ value, onChange, ...props }: ComponentProps<typeof RichInput>) {
  const known = useRef({ value, key: 0 });
  if (known.current.value !== value) known.current = { value, key: known.current.key + 1 };
  return (
    <RichInput
      key={known.current.key}
      {...props}
      value={value}
      onChange={(html) => {
        known.current.value = html;
        onChange(html);
      }}
    />
  );
}
