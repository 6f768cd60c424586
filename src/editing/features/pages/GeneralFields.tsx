/** Titles, address, place in the tree, and where the page is seen. */
import type { Localized } from '#domain/languages/localized.ts';
import type { TreePage } from '../../sync/pages/page-requests.ts';
import { siblingsOf } from '../../sync/pages/page-tree.ts';
import { LocalizedControl } from '../../ui/form/LocalizedControl.tsx';
import { Checkbox } from '../../ui/kit/Checkbox.tsx';
import { IconButton } from '../../ui/kit/IconButton.tsx';
import parts from '../../ui/kit/kit.module.css';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { ParentSelect } from './ParentSelect.tsx';
import type { PageFieldsProps } from './page-fields.ts';
import { SlugControl } from './SlugControl.tsx';

const flags = ['is_online', 'is_clickable', 'in_menu', 'in_footer', 'has_tab_navigation'] as const;

export function GeneralFields({
  page,
  before,
  errorOf,
  onChange,
  tree,
}: PageFieldsProps & { tree: readonly TreePage[] }) {
  const labels = useLabels();
  const count = siblingsOf(tree, page.parent, page.id).length + 1;
  const order = Math.min(page.order, count - 1);
  return (
    <div className={parts.stack}>
      <div data-control="title">
        <LocalizedControl
          label={labels.page_title}
          kind="line"
          isRequired
          value={page.title}
          error={errorOf('title')}
          onChange={(value) => onChange({ title: value as Localized | null })}
        />
      </div>
      <div data-control="headline">
        <LocalizedControl
          label={labels.page_headline}
          kind="line"
          hint={labels.page_headline_hint}
          value={page.headline}
          error={errorOf('headline')}
          onChange={(value) => onChange({ headline: value as Localized | null })}
        />
      </div>
      <SlugControl
        value={page.slug}
        before={before.slug}
        errorOf={errorOf}
        onChange={(language, text) => onChange({ slug: { ...page.slug, [language]: text } })}
      />
      <ParentSelect
        tree={tree}
        except={page.id}
        value={page.parent}
        error={errorOf('parent')}
        onChange={(parent) =>
          onChange({
            parent,
            order: parent === before.parent ? before.order : siblingsOf(tree, parent, page.id).length,
          })
        }
      />
      <fieldset className={parts.group}>
        <legend>{labels.page_place}</legend>
        <div className={parts.row}>
          <IconButton
            icon="up"
            name={labels.page_earlier}
            aria-disabled={order === 0}
            onClick={() => order > 0 && onChange({ order: order - 1 })}
          />
          <IconButton
            icon="down"
            name={labels.page_later}
            aria-disabled={order === count - 1}
            onClick={() => order < count - 1 && onChange({ order: order + 1 })}
          />
          <span role="status">{labels.page_at(order + 1, count)}</span>
        </div>
      </fieldset>
      <div>
        {flags.map((flag) => (
          <Checkbox
            key={flag}
            label={labels[flag]}
            hint={flag === 'is_online' ? labels.is_online_hint : undefined}
            value={page[flag]}
            onChange={(value) => onChange({ [flag]: value })}
          />
        ))}
      </div>
    </div>
  );
}
