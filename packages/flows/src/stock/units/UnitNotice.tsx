import { Banner } from '@handset/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { flash } from '../../form/flash.ts';
import * as layout from '../../form/layout.css.ts';

/** The result of the last scan of a phone. */
export interface UnitNotice {
  tone: 'positive' | 'critical';
  text: string;
  /** The id of a phone whose row flashes. */
  unit?: string | undefined;
  /** The IMEI of a phone that has no place in the form. */
  missing?: string | undefined;
}

interface UnitNoticeBannerProps {
  notice: UnitNotice | undefined;
  renderMissingPhone: ((imei: string) => ReactNode) | undefined;
}

/** Says in sight what came of the last scan, and marks the row of its phone. */
export function UnitNoticeBanner({ notice, renderMissingPhone }: UnitNoticeBannerProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    const row = box.current?.closest('form')?.querySelector(`[data-unit="${notice.unit}"]`);
    flash(row, notice.tone === 'positive' ? 'positive' : 'caution');
  }, [notice]);
  if (!notice) return null;
  return (
    <div ref={box} className={layout.plain}>
      <Banner tone={notice.tone}>
        {notice.text}
        {notice.missing && renderMissingPhone?.(notice.missing)}
      </Banner>
    </div>
  );
}
