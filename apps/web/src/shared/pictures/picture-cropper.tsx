import 'react-easy-crop/react-easy-crop.css'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import Cropper from 'react-easy-crop'
import { t } from '../../messages/messages.ts'
import { useOverlay } from '../overlays/use-overlay.ts'
import type { PictureArea, PictureShape } from './picked-picture.ts'
import styles from './picture-cropper.module.css'

type Props = {
  source: Blob
  shape: PictureShape
  onAreaChange: (area: PictureArea) => void
  onUnreadable: () => void
  onCancel: () => void
}

const maxZoom = 4

/** Moves and zooms a picture under a round or square window. Loaded when a picture is chosen. */
export function PictureCropper({ source, shape, onAreaChange, onUnreadable, onCancel }: Props) {
  const url = useObjectUrl(source)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  useOverlay({ mayClose: () => true, close: onCancel })
  return (
    <div className={styles.cropper}>
      <div className={styles.frame}>
        {url && (
          <Cropper
            image={url}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            cropShape={shape}
            showGrid={false}
            objectFit="cover"
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': t.pictures.area, role: 'application' }}
            mediaProps={{ alt: '', onError: onUnreadable }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => onAreaChange(pixels)}
          />
        )}
      </div>
      <div className={styles.zoom}>
        <IconZoomOut size={18} aria-hidden />
        <input
          type="range"
          className={styles.slider}
          aria-label={t.pictures.zoom}
          min={1}
          max={maxZoom}
          step={0.05}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
        />
        <IconZoomIn size={18} aria-hidden />
      </div>
    </div>
  )
}

/** The address of a file in memory, released when the file is no longer shown. */
function useObjectUrl(source: Blob): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const created = URL.createObjectURL(source)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [source])
  return url
}
