import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

type Props = ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps>

const AnchorButton = (props: Props) => <Button component="a" {...props} />

/** A link to a page of the portal that looks like a button. */
export const LinkButton = createLink(AnchorButton)
